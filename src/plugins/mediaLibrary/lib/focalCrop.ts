export interface Point {
  /** Percent from the left. */
  x: number
  /** Percent from the top. */
  y: number
}

interface CropOptions {
  focal: Point
  height: number
  /** Width divided by height of the crop. */
  ratio: number
  width: number
}

/**
 * The position of a crop as `object-position`: the largest area with the focal point at its centre, as far as the edges
 * allow. The server crops its sizes in the same way.
 */
export function focalCrop({ focal, height, ratio, width }: CropOptions): Point {
  const cut = { height: Math.min(height, width / ratio), width: Math.min(width, height * ratio) }
  return { x: alongEdge(focal.x, width, cut.width), y: alongEdge(focal.y, height, cut.height) }
}

function alongEdge(percent: number, whole: number, part: number): number {
  const room = whole - part
  if (room <= 0) return 50
  const start = Math.min(room, Math.max(0, (percent / 100) * whole - part / 2))
  return (start / room) * 100
}

const clamp = (percent: number): number => Math.min(100, Math.max(1, Math.round(percent)))

/** Rounds to whole percentages from 1 to 100, as the server treats 0 as missing. */
export const toPoint = ({ x, y }: Point): Point => ({ x: clamp(x), y: clamp(y) })
