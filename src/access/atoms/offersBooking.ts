import type { FieldAccess } from 'payload'
import { oncePerProcess } from '../../lib/process/oncePerProcess'
import type { Person } from '../person'
import { evaluateForPerson } from '../personOf'
import { sellsTickets } from '../../database/apps/enabledApps'

/** Asked for each field of each type that has one: the answers, by who is asked for in one request. */
const known = oncePerProcess('offersBooking', () => new WeakMap<Person, Promise<boolean>>())

/**
 * Lists offer booking fields, as columns and filters, where the site on screen has an app that sells tickets; the form
 * asks the same of the site that its document is of. What a document holds can be read anywhere.
 */
export const offersBooking: FieldAccess = ({ data, doc, id, req }) => {
  if (data || doc || id) return true
  return evaluateForPerson(req, (person) => {
    if (!person?.current) return true
    const answer = known.get(person) ?? sellsTickets(req, person.current.id)
    known.set(person, answer)
    answer.catch(() => known.delete(person))
    return answer
  })
}
