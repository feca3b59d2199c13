"""`python -m abth` is the program `abth`."""

from abth.cli.app import main

if __name__ == "__main__":
    main()
