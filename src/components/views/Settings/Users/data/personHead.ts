import { personName, type NamedPerson } from '../../../../../lib/names/personName'

/** Who somebody is, in a row. */
export interface PersonHead {
  id: string
  name: string
  email: string
  /** Address of the picture; null where there is none. */
  picture: string | null
}

/** A person as they are stored. */
export interface PersonRow extends NamedPerson {
  id: string
  email: string
  file: string | null
}

export const headOf = ({ file, ...row }: PersonRow, pictureOf: (file: string | null) => string | null): PersonHead => ({
  email: row.email,
  id: row.id,
  name: personName(row),
  picture: pictureOf(file),
})
