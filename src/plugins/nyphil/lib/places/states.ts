const EASTERN = 'America/New_York'
const CENTRAL = 'America/Chicago'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'

/** States of the United States and the zone that most of their people live in. */
export const STATES: Record<string, string> = {
  AK: 'America/Anchorage', AL: CENTRAL, AR: CENTRAL, AZ: 'America/Phoenix', CA: PACIFIC, CO: MOUNTAIN, CT: EASTERN,
  DC: EASTERN, DE: EASTERN, FL: EASTERN, GA: EASTERN, HI: 'Pacific/Honolulu', IA: CENTRAL, ID: 'America/Boise',
  IL: CENTRAL, IN: 'America/Indiana/Indianapolis', KS: CENTRAL, KY: EASTERN, LA: CENTRAL, MA: EASTERN, MD: EASTERN,
  ME: EASTERN, MI: 'America/Detroit', MN: CENTRAL, MO: CENTRAL, MS: CENTRAL, MT: MOUNTAIN, NC: EASTERN, ND: CENTRAL,
  NE: CENTRAL, NH: EASTERN, NJ: EASTERN, NM: MOUNTAIN, NV: PACIFIC, NY: EASTERN, OH: EASTERN, OK: CENTRAL, OR: PACIFIC,
  PA: EASTERN, RI: EASTERN, SC: EASTERN, SD: CENTRAL, TN: CENTRAL, TX: CENTRAL, UT: MOUNTAIN, VA: EASTERN, VT: EASTERN,
  WA: PACIFIC, WI: CENTRAL, WV: EASTERN, WY: MOUNTAIN,
}
