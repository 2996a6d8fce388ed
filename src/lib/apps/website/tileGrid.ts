/** Length of a picture's edge, in pixels, as every server of map tiles has it. */
export const TILE_PX = 256

/** Pictures beside, and above and below, the one in which the point is: enough for a map of 768 by 320 pixels. */
const BESIDE = 2
const ABOVE = 1

/** The projection ends before the poles. */
const MOST_NORTH = 85.0511

interface Point {
  lat: number
  lng: number
  zoom: number
}

/**
 * The pictures of a map around a point, in Web Mercator.
 * @param address with `{z}`, `{x}` and `{y}` where the numbers go, and `{s}` for one of several servers
 */
export function tileGrid(address: string, { lat, lng, zoom }: Point): { rows: string[][]; left: number; top: number } {
  const count = 2 ** zoom
  const radians = (Math.max(-MOST_NORTH, Math.min(MOST_NORTH, lat)) * Math.PI) / 180
  const x = ((lng + 180) / 360) * count
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count
  const [column, row] = [Math.floor(x), Math.min(count - 1, Math.floor(y))]
  const around = (middle: number, beside: number) =>
    Array.from({ length: 2 * beside + 1 }, (_, index) => middle - beside + index)
  const rows = around(row, ABOVE)
    .filter((number) => number >= 0 && number < count)
    // East of the last column the world begins again.
    .map((number) =>
      around(column, BESIDE).map((other) =>
        fill(address, { s: 'a', x: ((other % count) + count) % count, y: number, z: zoom }),
      ),
    )
  return {
    left: Math.round((x - column + BESIDE) * TILE_PX),
    rows,
    top: Math.round((y - Math.max(0, row - ABOVE)) * TILE_PX),
  }
}

const fill = (address: string, numbers: Record<string, number | string>): string =>
  address.replace(/\{([sxyz])\}/g, (_, name: string) => String(numbers[name]))
