import type { FieldAccess } from 'payload'
import { askPerson } from '../personOf'
import { sellsTickets } from '../sellsTickets'

/**
 * Lists offer booking fields, as columns and filters, where the site on screen has an app that sells tickets; the form
 * asks the same of the site that its document is of. What a document holds can be read anywhere.
 */
export const offersBooking: FieldAccess = ({ data, doc, id, req }) => {
  if (data || doc || id) return true
  return askPerson(req, (person) => (person?.current ? sellsTickets(req, person.current.id) : true))
}
