import { isDeepStrictEqual } from 'node:util'
import { ValidationError, type CollectionAfterDeleteHook, type CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../../lib/values'
import { translatorOf } from '../../../i18n/translator'
import { deleteConnection } from '../database/connections'
import { repositoryOf } from '../database/repositories'
import { THEMES } from '../lib/theme'
import { OF_VERSION } from '../lib/versions/makeCurrent'

const FIELDS = ['githubBranch', 'githubRepo', 'githubTag', 'lastSyncedAt', 'lastSyncedCommit', 'relativePath']

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one || null, other || null)

/** What a theme says of the repository that it follows is the connection's, whoever saves the document. */
export const followRepositoryFields: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const id = operation === 'update' ? idOf(originalDoc) : null
  const before = (originalDoc ?? {}) as Record<string, unknown>
  const changed = FIELDS.filter((name) => data[name] !== undefined && !isSame(data[name], before[name]))
  if (!id || context[OF_VERSION] || changed.length === 0 || !(await repositoryOf(req, id))) return data
  // A version of the document from before brings back everything but this.
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

export const dropAccount: CollectionAfterDeleteHook = ({ id, req }) => deleteConnection(req, String(id))
