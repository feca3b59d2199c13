/** What happened at the table beside the game, among the lines of the log. */
import { listed, t } from "$lib/i18n.svelte";
import type { TableNote } from "$lib/wire";
import type { Line } from "$match/model/match-log";

export interface NotedLine {
  line: Line | null;
  note: TableNote | null;
  key: string;
}

/** The lines of a log with each note at the end of the turn in which it was made. */
export function withNotes(lines: readonly Line[], notes: readonly TableNote[]): NotedLine[] {
  const all: NotedLine[] = [];
  const due = notes.map((note, number) => ({ note, key: `note-${number}`, line: null }));
  let turns = 0;
  for (const line of lines) {
    if (line.kind === "turn") {
      turns++;
      while (due.length > 0 && due[0].note.turn < turns - 1) all.push(...due.splice(0, 1));
    }
    all.push({ line, note: null, key: `${line.at}-${line.said.id}` });
  }
  return [...all, ...due];
}

/** A note in words. */
export function noteWords({ kind, seats }: TableNote, names: readonly string[]): string {
  return t(`note-${kind}`, { names: listed(seats.map((seat) => names[seat] ?? "")) });
}
