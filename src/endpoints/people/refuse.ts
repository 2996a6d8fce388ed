import type { Hindrance } from '../../access/authority'
import { conflict, forbidden, type OperationError } from '../OperationError'

const SENTENCES: Record<Hindrance, string> = {
  adminByOwner: 'Only the site owner decides who is an admin.',
  beyond: 'This role allows more than you may do yourself. Ask somebody who may do it all.',
  owner: "The site owner's access cannot be changed.",
  ownRole: 'This is your own role. Somebody else has to change it.',
  self: 'You cannot change your own access. Somebody else has to do it.',
  stronger: 'This person may do more than you. Ask somebody who may do it all.',
}

/** What concerns oneself or the owner conflicts with how things are; the rest is a matter of rights. */
const CONFLICTS = new Set<Hindrance>(['owner', 'ownRole', 'self'])

/** @throws OperationError when something stands against it */
export function refuseIf(hindrance: Hindrance | null): void {
  if (hindrance) throw refusalOf(hindrance)
}

const refusalOf = (hindrance: Hindrance): OperationError =>
  CONFLICTS.has(hindrance) ? conflict('people', SENTENCES[hindrance]) : forbidden('people', SENTENCES[hindrance])
