import { focalCrop, toPoint } from '@/plugins/mediaLibrary/lib/focalCrop'

describe('focalCrop of a 1600 × 1200 picture to 16 : 9', () => {
  const cut = (x: number, y: number) => focalCrop({ focal: { x, y }, height: 1_200, ratio: 16 / 9, width: 1_600 })

  it.each([
    [50, 50, 50],
    [50, 1, 0],
    [50, 100, 100],
    // 900 of 1200 are shown: the middle of that can lie between 37.5 and 62.5 percent.
    [50, 37.5, 0],
    [50, 62.5, 100],
    [50, 55, 70],
  ])('turns the focal point %d, %d into a vertical position of %d percent', (x, y, down) => {
    expect(cut(x, y).y).toBeCloseTo(down)
    // All of its width is there.
    expect(cut(x, y).x).toBe(50)
  })
})

it('focalCrop cuts a tall picture above and below, a wide one at its sides', () => {
  expect(focalCrop({ focal: { x: 10, y: 90 }, height: 2_000, ratio: 4 / 3, width: 1_000 })).toEqual({ x: 50, y: 100 })
  expect(focalCrop({ focal: { x: 10, y: 90 }, height: 500, ratio: 4 / 3, width: 2_000 })).toEqual({ x: 0, y: 50 })
})

it.each([
  [
    { x: -4, y: 104 },
    { x: 1, y: 100 },
  ],
  [
    { x: 0, y: 33.4 },
    { x: 1, y: 33 },
  ],
])('toPoint limits %j to %j', (given, taken) => expect(toPoint(given)).toEqual(taken))
