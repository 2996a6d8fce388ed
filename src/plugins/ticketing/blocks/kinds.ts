import type { ShownBlock } from '../../../lib/site/embed'
import type { BlockKind } from '../lib/provider/provider'

/** Provider lists by the block that chooses from them. */
export const LISTS_OF_BLOCKS = { boxOfficeDonation: 'donations', boxOfficeMembership: 'memberships' } as const

/** Block kind by block slug. */
export const KINDS: Readonly<Record<string, BlockKind>> = {
  boxOfficeDonation: 'donation',
  boxOfficeMembership: 'membership',
  boxOfficeWidget: 'widget',
}

export const PURPOSES: Readonly<Record<BlockKind, ShownBlock['purpose']>> = {
  donation: 'donate',
  membership: 'join',
  widget: 'book',
}

/** Parses an item into provider and id; null if it is invalid. */
export function readItem(value: unknown): { provider: string; id: string } | null {
  const [, provider = '', id = ''] = (typeof value === 'string' && /^([a-zA-Z]+)\/(.+)$/.exec(value)) || []
  return provider && id ? { id, provider } : null
}
