import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { documentKey, readDocumentNames } from '@/endpoints/documents/documentNames'
import { findUsesOfDocuments } from '@/endpoints/documents/listUses'
import type { Translator } from '@/i18n/createTranslator'
import type { Form } from '@/payload-types'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { hrefs } from '../hrefs'
import { addressesOf } from './addresses'
import { required } from '@/lib/values'

interface Props {
  form: Form
  req: PayloadRequest
  t: Translator
  tenantId: string
}

/** Shown while a form has no submissions: what is missing to receive them, with a link to it. */
export async function NoAnswers({ form, req, t, tenantId }: Props) {
  const hrefOf = hrefs(req)
  const openForm = (
    <Button href={addressesOf(req, form).form} variant="primary">
      {t('answersOpenForm')}
    </Button>
  )
  if (form.deletedAt) return <Empty action={openForm} t={t} text={t('answersEmptyPlaced')} />
  if (form._status !== 'published') return <Empty action={openForm} t={t} text={t('answersEmptyDraft')} />
  const places = await findUsesOfDocuments(req, { collection: 'forms', ids: [form.id], tenantId })
  const names = await readDocumentNames(req, places, tenantId)
  const visiblePlace = [...places]
    .sort((a, b) => Number(b.isLive) - Number(a.isLive))
    .find((place) => names.has(documentKey(place)))
  if (!visiblePlace)
    return (
      <Empty
        action={
          <Button href={hrefOf('/collections/pages')} variant="primary">
            {t('answersOpenPages')}
          </Button>
        }
        t={t}
        text={t(places.length > 0 ? 'answersEmptyPlaced' : 'answersEmptyUnplaced')}
      />
    )
  const { title } = required(names.get(documentKey(visiblePlace)), 'the name of a visible place')
  return (
    <Empty
      action={
        <Button href={hrefOf(`/collections/${visiblePlace.collection}/${visiblePlace.id}`)} variant="primary">
          {t('answersOpenPage', { title: title || t('untitled') })}
        </Button>
      }
      t={t}
      text={t('answersEmptyPlaced')}
    />
  )
}

const Empty = ({ action, t, text }: { action: ReactNode; t: Translator; text: string }) => (
  <EmptyState action={action} icon="Inbox" title={t('answersEmpty')}>
    {text}
  </EmptyState>
)
