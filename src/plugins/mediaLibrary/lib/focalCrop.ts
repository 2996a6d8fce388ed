export interface Point {
  /** Percent from the left. */
  x: number
  /** Percent from the top. */
  y: number
}

interface Cut {
  focal: Point
  height: number
  /** Width by height of what is cut out. */
  ratio: number
  width: number
}

/**
 * Where a picture is cut to a format, as `object-position` says it: the largest part of it that has the focal point in
 * its middle, as far as the edges allow. The server cuts its sizes the same way.
 */
export function focalCrop({ focal, height, ratio, width }: Cut): Point {
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

/** Whole percents that the server takes: it takes a zero for none. */
export const toPoint = ({ x, y }: Point): Point => ({ x: clamp(x), y: clamp(y) })
