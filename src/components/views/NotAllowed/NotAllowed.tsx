import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { Screen } from '../Screen'
import { NotAllowedMessage } from './NotAllowedMessage'
import { getTranslation } from '@payloadcms/translations'
import { personOf } from '@/access/personOf'
import { translatorOf } from '@/i18n/translator'
import { BareScreen } from '../BareScreen'

/**
 * Replaces a screen that the user has no access to.
 * @param feature of a plan that the screen needs. Default: none
 */
export const NotAllowed = ({ feature, view }: { feature?: string; view: AdminViewServerProps }) => (
  <Screen trail={[]} view={view}>
    <NotAllowedMessage feature={feature} req={view.initPageResult.req} />
  </Screen>
)

/**
 * Replaces the form for a new document for users who can read the collection but not create documents.
 * @returns null for everyone else, whose access is decided elsewhere
 */
export async function createNotAllowedScreen(req: PayloadRequest, slug: string) {
  const collection = req.payload.config.collections.find((candidate) => candidate.slug === slug)
  const person = await personOf(req)
  if (!collection || !person) return null
  const { create, read } = collection.access
  if (!(await read({ req })) || (await create({ req }))) return null
  return (
    <BareScreen label={getTranslation(collection.labels.plural, req.i18n)} person={person} req={req}>
      <NotAllowedMessage list={slug} req={req} title={translatorOf(req.i18n)('createNotAllowed')} />
    </BareScreen>
  )
}
