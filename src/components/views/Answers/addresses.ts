import type { StepNavItem } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import type { Translator } from '@/i18n/createTranslator'
import type { Form } from '@/payload-types'
import { hrefs } from '../hrefs'

/** URLs of a form, its submissions and their export. */
export function addressesOf(req: PayloadRequest, { deletedAt, id }: Pick<Form, 'deletedAt' | 'id'>) {
  const hrefOf = hrefs(req)
  const { routes, serverURL } = req.payload.config
  return {
    answers: hrefOf(`/collections/forms/${id}/answers`),
    exported: `${serverURL}${routes.api}/forms/${id}/answers/export`,
    form: hrefOf(`/collections/forms/${deletedAt ? 'trash/' : ''}${id}`),
  }
}

/** Breadcrumbs of the submissions of a form, followed by `below`. */
export function answersTrail(
  req: PayloadRequest,
  form: Pick<Form, 'deletedAt' | 'id' | 'title'>,
  t: Translator,
  below?: string,
): StepNavItem[] {
  const { answers, form: address } = addressesOf(req, form)
  const forms = getTranslation(req.payload.collections.forms.config.labels.plural, req.i18n)
  const trail: StepNavItem[] = [
    { label: forms, url: hrefs(req)('/collections/forms') },
    { label: form.title || t('untitled'), url: address },
    { label: t('formAnswers'), ...(below && { url: answers }) },
  ]
  return below ? [...trail, { label: below }] : trail
}
