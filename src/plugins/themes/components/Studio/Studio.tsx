import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { AreaMessagesProvider, Button, EmptyState } from '@/exports/client'
import { NotAllowed, Screen } from '@/exports/rsc'
import { messagesOfAreas, personOf, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { isMember, isSecondFactorMissing } from '@/access/person'
import { idOf, isUuid } from '@/lib/values'
import { COLOUR_LABELS, shownStyleChoices } from '../../lib/houseStyles'
import { previewAddress } from '../../lib/preview/servePreview'
import { loadFonts } from '../../lib/studio/fonts'
import { studioState } from '../../lib/studio/studioState'
import { findTheme } from '../../lib/theme'
import { StudioScreen } from './StudioScreen'

const PATH = '/studio/edit'

/** The page that customises a no-code theme. Sites and themes of other tenants appear as not found. */
export async function Studio(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { routes, admin } = req.payload.config
  const at = (path: `/${string}`) => formatAdminURL({ adminRoute: routes.admin, path })
  const { tenantId, themeId } = view.searchParams ?? {}
  const person = await personOf(req)
  if (!person)
    redirect(
      `${at(admin.routes.login)}?${new URLSearchParams({ redirect: `${PATH}?${new URLSearchParams({ tenantId: String(tenantId), themeId: String(themeId) })}` })}`,
    )
  if (typeof tenantId !== 'string' || typeof themeId !== 'string' || !isUuid(tenantId) || !isUuid(themeId)) notFound()
  if (isSecondFactorMissing(person, tenantId)) return <NotAllowed view={view} />
  if (!isMember(person, tenantId)) notFound()
  const theme = await findTheme(req, themeId)
  if (!theme || idOf(theme.tenant) !== tenantId) notFound()
  if (!hasPermission(person, 'themes:manage', tenantId)) return <NotAllowed view={view} />
  const t = translatorOf(req.i18n)
  const themesHref = at('/collections/themes')
  if (theme.renderMode !== 'nocode') {
    return (
      <Screen trail={[{ label: t('themesStudio') }]} view={view}>
        <EmptyState
          action={<Button href={themesHref}>{t('themesStudioBack')}</Button>}
          icon="Palette"
          isPage
          title={t('themesStudioCode')}
        />
      </Screen>
    )
  }
  const { accent, ink, paper } = COLOUR_LABELS
  return (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['settings', 'themes'])}>
      <StudioScreen
        choices={shownStyleChoices(t)}
        colours={{ accent: t(accent), ink: t(ink), paper: t(paper) }}
        fonts={await loadFonts(req, tenantId)}
        initial={await studioState(req, theme, tenantId)}
        mayPublish={hasPermission(person, 'settings:themes', tenantId) && !theme.isDevelopmentTheme}
        personId={person.id}
        previewAddress={previewAddress(themeId)}
        tenantId={tenantId}
        theme={{ id: themeId, name: theme.name }}
        themesHref={themesHref}
      />
    </AreaMessagesProvider>
  )
}
