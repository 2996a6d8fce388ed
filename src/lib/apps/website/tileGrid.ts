/** Edge length of a map tile in pixels, the same for all tile servers. */
export const TILE_PX = 256

/** Number of tiles to each side of, and above and below, the central tile: enough for a map of 768 by 320 pixels. */
const BESIDE = 2
const ABOVE = 1

/** Maximum latitude of the projection. */
const MAX_LATITUDE = 85.0511

interface Point {
  lat: number
  lng: number
  zoom: number
}

/**
 * The tiles of a map around a location, in Web Mercator.
 * @param address URL template with `{z}`, `{x}` and `{y}`, and `{s}` for the subdomain
 */
export function tileGrid(address: string, { lat, lng, zoom }: Point): { rows: string[][]; left: number; top: number } {
  const count = 2 ** zoom
  const radians = (Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180
  const x = ((lng + 180) / 360) * count
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count
  const [column, row] = [Math.floor(x), Math.min(count - 1, Math.floor(y))]
  const range = (middle: number, beside: number) =>
    Array.from({ length: 2 * beside + 1 }, (_, index) => middle - beside + index)
  const rows = range(row, ABOVE)
    .filter((number) => number >= 0 && number < count)
    // Columns wrap around at the antimeridian.
    .map((number) =>
      range(column, BESIDE).map((other) =>
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
