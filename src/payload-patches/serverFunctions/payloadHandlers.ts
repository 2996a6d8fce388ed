/**
 * Why: `guardServerFunction` checks the arguments of every server function that Payload's screens call. Payload exports
 * half of them; the others are only reachable through `handleServerFunctions`, which offers no hook for such a check.
 * Relies on: six files inside `@payloadcms/next/dist`, and `_internal_renderFieldHandler`.
 * Ends with: exports of these handlers (payloadcms/payload#17419, in 4.0), or a hook before server functions.
 */
import { _internal_renderFieldHandler } from '@payloadcms/ui/rsc'
import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import { buildTableStateHandler } from '@payloadcms/ui/utilities/buildTableState'
import {
  getUpcomingScheduledPublishHandler,
  schedulePublishHandler,
} from '@payloadcms/ui/utilities/schedulePublishHandler'
import { slugifyHandler } from '../../../node_modules/@payloadcms/next/dist/utilities/slugify.js'
import { getDefaultLayoutHandler } from '../../../node_modules/@payloadcms/next/dist/views/Dashboard/Default/ModularDashboard/renderWidget/getDefaultLayoutServerFn.js'
import { renderWidgetHandler } from '../../../node_modules/@payloadcms/next/dist/views/Dashboard/Default/ModularDashboard/renderWidget/renderWidgetServerFn.js'
import { renderDocumentHandler } from '../../../node_modules/@payloadcms/next/dist/views/Document/handleServerFunction.js'
import { renderDocumentSlotsHandler } from '../../../node_modules/@payloadcms/next/dist/views/Document/renderDocumentSlots.js'
import { renderListHandler } from '../../../node_modules/@payloadcms/next/dist/views/List/handleServerFunction.js'
import { copyDataFromLocale } from '@/payload-patches/copiedTexts/copyDataFromLocale'
import { requestWithoutEmptyDrafts } from '@/payload-patches/emptyDrafts/storeNothing'

/** A drawer with a new document stores nothing until it has content. */
const renderDocument: typeof renderDocumentHandler = (args) =>
  renderDocumentHandler(args.docID ? args : { ...args, req: requestWithoutEmptyDrafts(args.req, args.collectionSlug) })

/** Payload's server functions, by the names that its screens use. */
export const payloadHandlers = {
  'copy-data-from-locale': copyDataFromLocale,
  'form-state': buildFormStateHandler,
  'get-default-layout': getDefaultLayoutHandler,
  'get-upcoming-scheduled-publish': getUpcomingScheduledPublishHandler,
  'render-document': renderDocument,
  'render-document-slots': renderDocumentSlotsHandler,
  'render-field': _internal_renderFieldHandler,
  'render-list': renderListHandler,
  'render-widget': renderWidgetHandler,
  'schedule-publish': schedulePublishHandler,
  slugify: slugifyHandler,
  'table-state': buildTableStateHandler,
}
