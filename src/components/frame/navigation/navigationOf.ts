import type { PayloadRequest } from 'payload'
import type { Person } from '../../../access/person'
import { callboardOf } from '../../../access/registryOf'
import { buildNavigation, type NavigationSection } from '../../../lib/navigation/buildNavigation'
import { destinationsOf } from './destinationsOf'
import { viewerOf } from './viewerOf'

/** The sections and links that a person may open, in the tenant on screen. */
export const navigationOf = (
  req: Pick<PayloadRequest, 'i18n' | 'payload' | 'user'>,
  person: Person | null,
): NavigationSection[] => buildNavigation(viewerOf(person), destinationsOf(req), callboardOf(req.payload).sections)
