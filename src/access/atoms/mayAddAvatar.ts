import type { Access } from 'payload'
import { idOf } from '../idOf'
import { administers } from '../person'
import { evaluateForPerson } from '../personOf'

/** Whoever administers the tenant that the picture is for: the one that is named, else the one on screen. */
export const mayAddAvatar: Access = ({ data, req }) =>
  evaluateForPerson(req, (person) =>
    administers(person, idOf((data as { tenant?: unknown } | undefined)?.tenant) ?? person?.current?.id),
  )
