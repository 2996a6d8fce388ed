import type { Person } from '../../../../payload-types'
import { fullAddress, type View } from '../View'
import { pictureAddress } from './pictureAddress'

/** Returns structured data (schema.org) of a person. */
export const personJsonLd = (person: Person, view: View): object => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  description: person.summary ?? undefined,
  image: pictureAddress(view, person.portrait),
  jobTitle: person.profession ?? undefined,
  name: person.name,
  sameAs: person.website ?? undefined,
  url: fullAddress(view, `/people/${person.slug}`),
})
