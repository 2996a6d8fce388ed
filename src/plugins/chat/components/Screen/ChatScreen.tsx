import { randomUUID } from 'node:crypto'
import { getTranslation } from '@payloadcms/translations'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { z } from 'zod'
import { Button, EmptyState } from '@/exports/client'
import { NotAllowed, redirectToLogin, Screen } from '@/exports/rsc'
import { callboardOf, OperationError, personOf, translatorOf } from '@/exports/server'
import { hasPermission, hrefs, permissionKey } from '@/exports/shared'
import type { Person, TenantSummary } from '@/exports/types'
import { administers, isSecondFactorMissing } from '@/access/person'
import { readSiteAddress } from '@/database/website/readSiteAddress'
import { readPlatformSettings } from '@/globals/platformOf'
import { planAllows } from '@/lib/plans/planAllows'
import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/addresses'
import { conversationOf, type Conversation as Stored } from '../../lib/conversationOf'
import { isGuide, modelReads } from '../../lib/models/chooseModel'
import { readableChat } from '../../lib/ownChat'
import { chatError } from '../../lib/chatErrors'
import { greetingNameOf } from '../../lib/screen/greetingNameOf'
import { typesFor } from '../../tools/documents'
import { Conversation } from '../Conversation/Conversation'
import type { OverviewCard } from '../Conversation/Overview'
import type { ChatScope } from '../Message/ChatScope'
import { suggestedTo } from './suggestedTo'

/** Maximum length of the text in the URL, in characters, as for a message. */
const MAX_QUERY = 8_000

/** A conversation with the assistant: a new one, or the one in the URL. */
export async function ChatScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  const tenant = person.current
  if (!tenant || isSecondFactorMissing(person, tenant.id)) return <NotAllowed view={view} />
  const t = translatorOf(req.i18n)
  const href = hrefs(req)
  const trail = [{ label: t('chats'), url: href('/chat') }]
  if (!planAllows(tenant, 'ai_chat')) {
    const action = administers(person, tenant.id) && (
      <Button href={href('/settings/billing')}>{t('chatUpgrade')}</Button>
    )
    return (
      <Screen trail={trail} view={view}>
        <EmptyState action={action} icon="Lock" isPage title={t('chatErrorForbidden')}>
          {t('chatUpgradeHelp')}
        </EmptyState>
      </Screen>
    )
  }
  const id = (view.params?.segments as string[] | undefined)?.at(1)
  const found = id === undefined ? null : await storedChat(req, { id, person, tenantId: tenant.id })
  if (typeof found === 'string') {
    return (
      <Screen trail={trail} view={view}>
        <EmptyState
          action={<Button href={href('/chat')}>{t('chatHistoryStart')}</Button>}
          icon="MessageCircle"
          isPage
          title={t(found === 'forbidden:chat' ? 'chatErrorOthers' : 'chatErrorNotFound')}
        />
      </Screen>
    )
  }
  const { productName } = await readPlatformSettings(req)
  const query = view.searchParams?.query
  return (
    <Screen areas={['chat']} isBare trail={found ? [...trail, { label: found.title }] : trail} view={view}>
      <Conversation
        cards={toCards(req, person, tenant)}
        collections={typesFor(req, person, tenant.id).map(({ slug }) => slug)}
        initial={found}
        isGuide={isGuide()}
        // A new key each time, so that New Chat starts afresh even on this screen.
        key={found?.id ?? randomUUID()}
        name={greetingNameOf(req.user ?? {})}
        product={productName}
        query={!found && typeof query === 'string' && query.trim() ? query.slice(0, MAX_QUERY) : null}
        reads={modelReads()}
        scope={await scopeOf(req, person, tenant)}
        suggestions={suggestedTo(req, person, tenant.id)}
        tenant={{ id: tenant.id, name: tenant.name }}
        user={person.id}
      />
    </Screen>
  )
}

/** A conversation the user may read, or the code of the error. */
async function storedChat(
  req: PayloadRequest,
  { id, person, tenantId }: { id: string; person: Person; tenantId: string },
): Promise<Stored | string> {
  try {
    if (!z.uuid().safeParse(id).success) throw chatError('not_found:chat')
    return await conversationOf(req, await readableChat(req, { id, person, tenantId }))
  } catch (error) {
    if (error instanceof OperationError) return error.code
    throw error
  }
}

/** Content types with a card, and their icons. */
const CARD_ICONS = { pages: 'FileText', events: 'CalendarDays', posts: 'Newspaper', media: 'Image' }

function toCards(req: PayloadRequest, person: Person, tenant: TenantSummary): OverviewCard[] {
  const href = hrefs(req)
  return Object.entries(CARD_ICONS).flatMap(([slug, icon]) => {
    const type = callboardOf(req.payload).contentTypes.find((contentType) => contentType.slug === slug)
    if (!type || !hasPermission(person, permissionKey(type.group.name, 'view'), tenant.id)) return []
    const { plural, singular } = namesOf(req, slug)
    const canCreate = hasPermission(person, permissionKey(type.group.name, 'manage'), tenant.id)
    return [
      {
        createHref: canCreate ? href(`/collections/${slug}/create`) : null,
        href: href(`/collections/${slug}`),
        icon,
        label: plural,
        singular,
      },
    ]
  })
}

function namesOf({ i18n, payload }: PayloadRequest, slug: string): { plural: string; singular: string } {
  const { labels } = payload.collections[slug as 'pages'].config
  return { plural: getTranslation(labels.plural, i18n), singular: getTranslation(labels.singular, i18n) }
}

/** Where links in answers may point: this admin and this site. */
async function scopeOf(req: PayloadRequest, person: Person, tenant: TenantSummary): Promise<ChatScope> {
  const site = await readSiteAddress(req, tenant.id)
  const active = (site?.domains ?? []).filter(({ status }) => status === 'active').map(({ domain }) => domain)
  const hosts = site ? [new URL(siteOrigin(site, settings())).host, ...active] : []
  return {
    adminPath: req.payload.config.routes.admin,
    origin: new URL(settings().SERVER_URL).origin,
    siteHosts: [...new Set(hosts)],
    types: Object.fromEntries(typesFor(req, person, tenant.id).map(({ slug }) => [slug, namesOf(req, slug)])),
  }
}
