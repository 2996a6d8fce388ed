import type { RefusalReason } from '../../access/authority'
import { peopleMessages as words } from '../../i18n/people/en'
import { conflict, forbidden, type OperationError } from '../OperationError'

/** The screens say the same, before anybody has to be refused. */
const SENTENCES: Record<RefusalReason, string> = {
  adminByOwner: words.peopleHindrance_adminByOwner,
  beyond: words.peopleHindrance_beyond,
  owner: words.peopleHindrance_owner,
  ownRole: words.peopleHindrance_ownRole,
  self: words.peopleHindrance_self,
  stronger: words.peopleHindrance_stronger,
}

/** What concerns oneself or the owner conflicts with how things are; the rest is a matter of rights. */
const CONFLICTS = new Set<RefusalReason>(['owner', 'ownRole', 'self'])

/** @throws OperationError when something stands against it */
export function refuseIf(hindrance: RefusalReason | null): void {
  if (hindrance) throw refusalOf(hindrance)
}

const refusalOf = (hindrance: RefusalReason): OperationError =>
  CONFLICTS.has(hindrance) ? conflict('people', SENTENCES[hindrance]) : forbidden('people', SENTENCES[hindrance])
