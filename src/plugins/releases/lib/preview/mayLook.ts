import type { BasePayload } from 'payload'
import { isMember } from '../../../../access/person'
import { loadPerson } from '../../../../access/personOf'
import { documentsOf } from '../../database/documents'
import { readStored, type StoredDocument, type StoredRelease } from '../../database/releases'
import { mayMake, mayPublishAll } from '../rights'
import { isOpenState } from '../states'
import type { Looker } from './pass'

export interface Looked {
  documents: StoredDocument[]
  release: StoredRelease
}

/** An open release, for whoever may let it go live now; the database is asked each time. Null for everybody else. */
export async function mayLook(payload: BasePayload, { release: id, user }: Looker): Promise<Looked | null> {
  const release = await readStored({ payload }, id)
  const person = (await loadPerson(payload, { id: user, sid: null, tenant: null }))?.person
  if (!release || !person || !isOpenState(release.state)) return null
  const documents = await documentsOf({ payload }, id)
  const isAllowed =
    isMember(person, release.tenantId) &&
    mayMake({ payload }, person, release.tenantId) &&
    mayPublishAll(
      { payload },
      person,
      release.tenantId,
      documents.map(({ collection }) => collection),
    )
  return isAllowed ? { documents, release } : null
}
