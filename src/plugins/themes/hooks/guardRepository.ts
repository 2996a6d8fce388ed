import { isDeepStrictEqual } from 'node:util'
import { ValidationError, type CollectionAfterDeleteHook, type CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../../lib/values'
import { translatorOf } from '../../../i18n/translator'
import { deleteConnection } from '../database/connections'
import { repositoryOf } from '../database/repositories'
import { THEMES } from '../lib/theme'
import { IS_VERSION_WRITE } from '../lib/versions/makeCurrent'

const FIELDS = ['githubBranch', 'githubRepo', 'githubTag', 'lastSyncedAt', 'lastSyncedCommit', 'relativePath']

const isSame = (a: unknown, b: unknown): boolean => isDeepStrictEqual(a || null, b || null)

/** Prevents editing the repository fields of a linked theme: they are managed by the link. */
export const assertRepositoryFieldsUnchanged: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id = operation === 'update' ? idOf(originalDoc) : null
  const before = (originalDoc ?? {}) as Record<string, unknown>
  const changed = FIELDS.filter((name) => data[name] !== undefined && !isSame(data[name], before[name]))
  if (!id || context[IS_VERSION_WRITE] || changed.length === 0 || !(await repositoryOf(req, id))) return data
  // Restoring an earlier version of the document leaves these fields unchanged.
  if (context.isRestoringVersion === true)
    return { ...data, ...Object.fromEntries(changed.map((name) => [name, before[name]])) }
  throw new ValidationError(
    {
      collection: THEMES,
      errors: changed.map((path) => ({ message: translatorOf(req.i18n)('themesGithubChosenElsewhere'), path })),
    },
    req.t,
  )
}

export const deleteGithubConnection: CollectionAfterDeleteHook = ({ id, req }) => deleteConnection(req, String(id))
