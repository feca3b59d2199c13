/**
 * Checks in the browser what it can without the rules: that the secret is the promised one, and
 * every throw of the dice. `docs/fair-dice.md` gives the exact bytes.
 */
import type { BoxFacts, FaceFacts, Proof } from "$lib/wire";

export interface Checked {
  fits: boolean;
  throws: number;
  agreeing: number;
}

const CHUNK = 8;

export async function check(proof: Proof, promised: string, box: BoxFacts): Promise<Checked> {
  const secret = bytesOf(proof.secret);
  const sealed = bytesOf((proof.cover ?? "") + proof.secret);
  const fits = (await sha256(sealed)) === proof.commitment && proof.commitment === promised;
  const salt = new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(saltText(proof))));
  const key = await crypto.subtle.importKey(
    "raw",
    secret,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const dice = { strong: sides(box.strong), risky: sides(box.risky) };
  let throws = 0;
  let agreeing = 0;
  const numbers = drawNumbers(proof, box);
  for (const [place, action] of proof.log.actions.entries()) {
    const [verb = "", face = ""] = action.split(" ");
    if ((verb !== "strong" && verb !== "risky") || place + 1 < proof.from) continue;
    throws++;
    const drawn = await draw(key, salt, numbers[place] ?? place + 1, dice[verb].length);
    if (dice[verb][drawn] === face) agreeing++;
  }
  return { fits, throws, agreeing };
}

/** All seats' entropies as JSON without spaces; a duplicate deal uses none. */
function saltText(proof: Proof): string {
  return JSON.stringify(proof.seed === null ? proof.entropies : []);
}

/**
 * The number by which each entry of the log was drawn, if it is a draw: that of the entry in which
 * this draw of the match was made first. After going back past dice the same draws come again.
 */
export function drawNumbers(proof: Proof, box: BoxFacts): number[] {
  const decisions = new Set(box.verbs.map(({ verb }) => verb));
  const first: number[] = []; // by draw of the match
  const drawn = [0]; // by version: how many draws count
  return proof.log.actions.map((action, place) => {
    const [verb = "", , to] = action.split(" ");
    const before = drawn[place] ?? 0;
    const isDraw = verb !== "undo" && !decisions.has(verb);
    const back = verb === "undo" && to !== undefined ? drawn[Number(to)] : undefined;
    drawn.push(back ?? before + (isDraw ? 1 : 0));
    if (!isDraw || proof.version === "abth-proof/1") return place + 1;
    return (first[before] ??= place + 1);
  });
}

/** The faces of a die, each as often as it is printed. */
export function sides(faces: readonly FaceFacts[]): string[] {
  return faces.flatMap((face) => Array.from({ length: face.copies }, () => face.id));
}

/** The number below the bound for an entry of the log. */
async function draw(
  key: CryptoKey,
  salt: Uint8Array,
  number: number,
  bound: number,
): Promise<number> {
  for (let counter = 0; ; counter++) {
    const text = new Uint8Array(salt.length + 13);
    text.set(salt);
    const numbers = new DataView(text.buffer, salt.length + 1);
    numbers.setBigUint64(0, BigInt(number));
    numbers.setUint32(8, counter);
    const block = new Uint8Array(await crypto.subtle.sign("HMAC", key, text));
    const drawn = pick(block, bound);
    if (drawn !== null) return drawn;
  }
}

/** The number below the bound in the first chunk that favours none, if one does. */
export function pick(block: Uint8Array, bound: number): number | null {
  const every = 1n << 64n;
  const fair = every - (every % BigInt(bound));
  const numbers = new DataView(block.buffer, block.byteOffset, block.byteLength);
  for (let start = 0; start < block.length; start += CHUNK) {
    const value = numbers.getBigUint64(start);
    if (value < fair) return Number(value % BigInt(bound));
  }
  return null;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function utf8(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(text));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
