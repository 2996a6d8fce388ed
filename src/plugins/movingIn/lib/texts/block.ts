/** A block of a page or post. */
export type OldBlock = { blockType: string } & Record<string, unknown>
