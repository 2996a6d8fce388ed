'use client'

import { Gutter, RenderTitle, useDocumentTitle, useStepNav, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** The heading above the form of a new document: its name until it has a title, where Payload says "[Untitled]". */
export function NewDocumentHeading({ name }: { name: string }) {
  const { title } = useDocumentTitle()
  const { t } = useTranslation()
  const { setStepNav, stepNav } = useStepNav()
  // Payload's last breadcrumb is a verb, the same for all types.
  const isUnnamed = stepNav.at(-1)?.label === t('general:createNew')
  useEffect(() => {
    if (isUnnamed) setStepNav([...stepNav.slice(0, -1), { label: name }])
  }, [isUnnamed, name, setStepNav, stepNav])
  const isUntitled = title === `[${t('general:untitled')}]`
  return (
    <Gutter className="doc-header">
      <div className="doc-header__header">
        <RenderTitle className="doc-header__title" title={isUntitled ? name : undefined} />
      </div>
    </Gutter>
  )
}
