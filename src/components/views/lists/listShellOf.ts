import type { ListViewClientProps, ListViewServerProps } from 'payload'
import { pick } from '@/lib/values'

const SHELL = [
  'AfterList',
  'AfterListTable',
  'beforeActions',
  'BeforeList',
  'BeforeListTable',
  'collectionSlug',
  'columnState',
  'Description',
  'disableBulkDelete',
  'disableBulkEdit',
  'disableQueryPresets',
  'enableRowSelections',
  'hasCreatePermission',
  'hasDeletePermission',
  'hasTrashPermission',
  'listMenuItems',
  'listPreferences',
  'newDocumentURL',
  'queryPreset',
  'queryPresetPermissions',
  'renderedFilters',
  'resolvedFilterOptions',
  'Table',
  'viewType',
] as const

/** Props that Payload's list takes in the browser; all others stay on the server. */
export const listShellOf = (props: ListViewServerProps): ListViewClientProps => pick(props, SHELL)
