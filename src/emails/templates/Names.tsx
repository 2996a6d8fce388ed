import { pieces } from '../names'

/** A text whose names keep their own direction, so that none of them turns the sentence around. */
export const Names = ({ text }: { text: string }) =>
  pieces(text).map((piece, at) => (piece.isName ? <bdi key={at}>{piece.text}</bdi> : piece.text))
