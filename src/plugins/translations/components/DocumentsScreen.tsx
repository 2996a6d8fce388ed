import { getTranslation } from '@payloadcms/translations'
import type { AdminViewServerProps, CollectionSlug } from 'payload'
import { Button, EmptyState, List, ListRow } from '@/exports/client'
import { SettingsScreen } from '@/exports/rsc'
import { hasPermission, hrefs } from '@/exports/shared'
import type { MessageKey, Translator } from '@/exports/types'
import { Chips } from '@/components/ui/Chips/Chips'
import { languageLabel } from '@/lib/languages/languages'
import { findInState } from '../lib/findInState'
import { documentState, TRANSLATIONS_PATH, STATES, type DocumentState } from '../lib/states'
import { typesSeenBy } from '../lib/translatedTypes'
import styles from './Overview.module.css'
import type { z } from 'zod'
import type { foundDocuments } from '../lib/shapes'

const LABELS: Record<DocumentState, MessageKey> = {
  changed: 'translateStateChanged',
  complete: 'translateStateComplete',
  missing: 'translateStateMissing',
  partial: 'translateStatePartial',
}

/** Lists the documents of a content type that are in a translation state in one language. The overview links here. */
export function DocumentsScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const { page: requestedPage, state: requestedState, to, type: slug } = view.searchParams ?? {}
  const state = documentState.catch('missing').parse(requestedState)
  const page = Math.min(1_000_000, Math.max(1, Math.trunc(Number(requestedPage)) || 1))
  return (
    <SettingsScreen
      areas={['translations']}
      may={(person, id) => typesSeenBy(req, person, id).some((type) => type.slug === slug)}
      view={view}
    >
      {async ({ person, t, tenant }) => {
        const type = String(slug)
        const language = typeof to === 'string' ? to : ''
        const href = hrefs(req)
        const listUrl = (values: { page?: number; state: DocumentState }): string =>
          `${href(TRANSLATIONS_PATH)}?${new URLSearchParams({ state: values.state, to: language, type, ...(values.page && { page: String(values.page) }) })}`
        const found = await findInState(req, { collection: type, page, state, tenantId: tenant.id, to: language })
        const title = t('translateListTitle', {
          language: languageLabel(language),
          type: getTranslation(req.payload.collections[type as CollectionSlug].config.labels.plural, req.i18n),
        })
        const mayOpen = hasPermission(person, 'settings:languages', tenant.id)
        return {
          content: (
            <div className={styles.found}>
              <Chips
                chips={STATES.map((name) => ({ href: listUrl({ state: name }), label: t(LABELS[name]), name }))}
                current={state}
                label={t('translateListStates')}
              />
              <FoundDocuments
                found={found}
                hrefOf={(id) => `${href(`/collections/${type}/${id}/translate`)}?to=${language}`}
                page={page}
                pageHref={(next) => listUrl({ page: next, state })}
                t={t}
              />
            </div>
          ),
          help: t('translateListHelp'),
          title,
          trail: [
            { label: t('settings') },
            { label: t('languages'), ...(mayOpen && { url: href('/settings/languages') }) },
            { label: title },
          ],
        }
      }}
    </SettingsScreen>
  )
}

interface Props {
  /** Null if the site does not have the language. */
  found: z.infer<typeof foundDocuments> | null
  hrefOf: (id: string) => string
  page: number
  pageHref: (page: number) => string
  t: Translator
}

/** A page of documents, each linking to its translation screen. */
function FoundDocuments({ found, hrefOf, page, pageHref, t }: Props) {
  if (!found || found.documents.length === 0) return <EmptyState icon="CircleCheck" title={t('translateListNone')} />
  return (
    <>
      <div className={styles.list}>
        <List>
          {found.documents.map(({ changed, done, id, title, total }) => (
            <ListRow
              detail={[
                t('translateProgress', { done, total }),
                changed > 0 && t('translateOverviewChanged', { count: changed }),
              ]
                .filter(Boolean)
                .join(' · ')}
              href={hrefOf(id)}
              key={id}
              title={title || t('untitled')}
            />
          ))}
        </List>
      </div>
      {found.pages > 1 && (
        <nav aria-label={t('translateListPages')} className={styles.pages}>
          {page > 1 && <Button href={pageHref(page - 1)}>{t('previousPage')}</Button>}
          {page < found.pages && <Button href={pageHref(page + 1)}>{t('nextPage')}</Button>}
        </nav>
      )}
    </>
  )
}
