'use client'

import { Gutter, RenderTitle, useDocumentTitle, useTranslation } from '@payloadcms/ui'

/** The heading above the form of a new document: its name until it has a title, where Payload says "[Untitled]". */
export function NewDocumentHeading({ name }: { name: string }) {
  const { title } = useDocumentTitle()
  const { t } = useTranslation()
  const isUntitled = title === `[${t('general:untitled')}]`
  return (
    <Gutter className="doc-header">
      <div className="doc-header__header">
        <RenderTitle className="doc-header__title" title={isUntitled ? name : undefined} />
      </div>
    </Gutter>
  )
}
