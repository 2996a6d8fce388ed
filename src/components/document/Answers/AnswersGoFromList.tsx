'use client'

import { createPortal } from 'react-dom'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { bulkDialogSlug } from '../BulkActions/bulkRequest'
import { useDialogContent } from '@/payload-patches/dialogContent/useDialogContent'
import { useMatching } from '../WholeList/useMatching'
import { useSelected } from '../WholeList/useWholeList'
import { AnswersGoNotice } from './AnswersGoNotice'

/** Shows the number of submissions in the dialog that confirms deleting the selected forms. */
export function AnswersGoFromList() {
  const site = useSiteOnScreen()
  const question = useDialogContent([bulkDialogSlug('trash'), bulkDialogSlug('delete')])
  return question && site ? createPortal(<SelectedNotice tenantId={site.id} />, question) : null
}

function SelectedNotice({ tenantId }: { tenantId: string }) {
  const matching = useMatching('forms', useSelected('forms'))
  return matching && <AnswersGoNotice ids={matching.ids} tenantId={tenantId} />
}
