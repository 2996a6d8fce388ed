import type { CollectionBeforeOperationHook } from 'payload'
import { isFromScreen } from '../../access/isFromScreen'
import { publicError } from '../../access/publicError'
import { translatorOf } from '../../i18n/translator'
import { isBounded } from '../../lib/lists/isBounded'

/**
 * Refuses what a screen would do to many documents without saying which or whose: all of every site of the person would
 * be meant, where they see those of one. Programs, which have no screen, may mean all.
 */
export const guardBulk: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (
    (operation !== 'update' && operation !== 'delete') ||
    req.payloadAPI !== 'REST' ||
    !('where' in args) ||
    !args.where
  )
    return
  if (isFromScreen(req) && !isBounded(args.where)) throw publicError(translatorOf(req.i18n)('bulkUnclear'), 400)
}
