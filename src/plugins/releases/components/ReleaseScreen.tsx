import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isMember } from '@/access/person'
import { redirectToLogin, Screen } from '@/exports/rsc'
import { personOf, translatorOf } from '@/exports/server'
import { hrefs } from '@/exports/shared'
import { isUuid } from '@/lib/values'
import { findRelease } from '../lib/releases'
import { Release } from './Release'

/** The screen of one release of the current site. The endpoint it reads from decides what the person may see of it. */
export async function ReleaseScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  const id = (view.params?.segments as string[] | undefined)?.at(1)
  const release = isUuid(id) ? await findRelease(req, id) : null
  if (!release || release.tenantId !== person.current?.id || !isMember(person, release.tenantId)) notFound()
  const t = translatorOf(req.i18n)
  return (
    <Screen
      areas={['releases']}
      trail={[{ label: t('releasesTitle'), url: hrefs(req)('/releases') }, { label: release.title }]}
      view={view}
    >
      <Release id={release.id} key={release.id} />
    </Screen>
  )
}
