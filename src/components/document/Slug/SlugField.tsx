import type { TextFieldServerProps } from 'payload'
import { tenantOfForm } from '@/access/tenants'
import { slugLocaleOf } from '@/collections/hooks/slugTitles'
import { languageLabel } from '@/lib/languages/languages'
import { SlugInput } from './SlugInput'

interface Props extends TextFieldServerProps {
  /** The field that the slug is derived from while locked. */
  source: string
}

/** The slug of a document, with its lock. */
export async function SlugField({ data, path, readOnly, req, source }: Props) {
  const tenant = await tenantOfForm(req, data)
  const locale = await slugLocaleOf(req, tenant)
  return (
    <SlugInput
      isReadOnly={readOnly === true}
      locale={locale}
      localeName={languageLabel(locale)}
      path={path}
      source={source}
    />
  )
}
