import { countryNamed } from '@/lib/places/countryNamed'
import { readCoordinate } from '@/lib/places/readCoordinate'

describe('countryNamed', () => {
  it.each([
    ['GB', 'GB'],
    ['gb', 'GB'],
    ['UK', 'GB'],
    ['United Kingdom', 'GB'],
    ['Y Deyrnas Unedig', 'GB'],
    ['Wales', 'GB'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['United States of America', 'US'],
    ['España', 'ES'],
    ['Deutschland', 'DE'],
    ['مصر', 'EG'],
  ])('finds %s', (name, code) => expect(countryNamed(name)).toBe(code))

  it.each(['', 'Narnia', 'London', 'XX'])('finds no country in "%s"', (name) => expect(countryNamed(name)).toBeNull())
})

describe('readCoordinate', () => {
  it.each([
    ['51.5', 51.5],
    ['51,5', 51.5],
    ['-0.1276', -0.1276],
    ['51°30′N', 51.5],
    [`51° 30' 36" N`, 51.51],
    ['0°7′39″W', -0.1275],
    ['N51.5', 51.5],
    ['33.9 S', -33.9],
  ])('reads %s', (text, degrees) => expect(readCoordinate(text)).toBe(degrees))

  it.each(['', 'north', '51°75′N', '-5S', 'N5S', '51.5.1'])('refuses "%s"', (text) =>
    expect(readCoordinate(text)).toBeNull(),
  )
})
