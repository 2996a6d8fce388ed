import type { ShownBlock } from '../../../lib/site/embed'
import type { BlockKind } from '../lib/provider/provider'

/** Lists of box offices, by the blocks that choose from them. */
export const LISTS_OF_BLOCKS = { boxOfficeDonation: 'donations', boxOfficeMembership: 'memberships' } as const

/** What each block shows. */
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

/** The box office and the id that a block names; null for anything else. */
export function readItem(value: unknown): { provider: string; id: string } | null {
  const [, provider = '', id = ''] = (typeof value === 'string' && /^([a-zA-Z]+)\/(.+)$/.exec(value)) || []
  return provider && id ? { id, provider } : null
}
