import type { Aim } from './Aim'

interface Ids {
  /** Returns the id for the input of this name. */
  idFor: (name: string) => string
  /** Those that it returned, without the tenant that documents are only claimed to be of. */
  ids: string[]
}

/** The collection of an operation on any document, whose slug is an input: `/documents/:type/:id`. */
const OF_ANY_DOCUMENT = /:(?:collection|relationTo|type)\b/

/**
 * Chooses what the inputs of an operation name: `event` or `eventIds` an event; `:id` what stands before it in the path,
 * `/ticketing/events/:id`. What is no document of a collection is a row outside Payload's collections: all of them have
 * the same id.
 */
export function idsForInputs(path: string, aim: Aim): Ids {
  const ids: string[] = []
  const parts = path.split('/').slice(1)
  const [area = ''] = parts
  const choose = (name: string): string => {
    if (/user|member|person/i.test(name)) return aim.userId
    const before = parts[parts.indexOf(`:${name}`) - 1] ?? area
    const named = `${name.replace(/(?:Id)?s?$/, '')}s`
    const type = OF_ANY_DOCUMENT.test(path) || area === 'documents' ? 'pages' : area
    const found = [named, before, type].map((slug) => aim.document(slug)).find((id) => id !== null)
    return found ?? aim.rowId
  }
  return {
    idFor: (name) => {
      if (/tenant/i.test(name)) {
        if (aim.ownsTenant) ids.push(aim.tenantId)
        return aim.tenantId
      }
      const id = choose(name)
      ids.push(id)
      return id
    },
    ids,
  }
}
