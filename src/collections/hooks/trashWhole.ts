import type { CollectionBeforeOperationHook } from 'payload'

/**
 * A document goes to the trash whole, and comes back whole. As a draft over what is published, its newest version would go
 * alone: gone from every list, and still on the site.
 */
export const trashWhole: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || !('data' in args) || !('draft' in args) || !args.draft) return args
  const data = args.data as { _status?: string; deletedAt?: string | null } | undefined
  const comesBack = data?.deletedAt === null && 'trash' in args && args.trash === true
  if (!data?.deletedAt && !comesBack) return args
  if (comesBack) data._status ??= 'draft'
  return { ...args, draft: false }
}
