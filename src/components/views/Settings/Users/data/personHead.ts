import { personName, type NamedPerson } from '../../../../../lib/names/personName'

/** A user as shown in a row. */
export interface PersonHead {
  id: string
  name: string
  email: string
  /** URL of the picture; null if there is none. */
  picture: string | null
}

/** A user as stored. */
export interface PersonRow extends NamedPerson {
  id: string
  email: string
  file: string | null
}

export const toPersonHead = (
  { file, ...row }: PersonRow,
  pictureOf: (file: string | null) => string | null,
): PersonHead => ({
  email: row.email,
  id: row.id,
  name: personName(row),
  picture: pictureOf(file),
})
