/** Accounts of the demo. */
export const PEOPLE = {
  editor: 'editor@riverside.test',
  freelance: 'freelance@agency.test',
  harbourOwner: 'owner@harbour.test',
  lanternOwner: 'owner@lantern.test',
  marketing: 'marketing@riverside.test',
  owner: 'owner@riverside.test',
  super: 'super@callboard.test',
  viewer: 'viewer@riverside.test',
} as const

export type PersonName = keyof typeof PEOPLE

export const PASSWORD = 'callboard-demo'
