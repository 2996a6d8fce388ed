import type { CollectionConfig, Field } from 'payload'
import { forCollection } from '@/access/forCollection'
import { guardTenant } from '@/access/guardTenant'
import { LOCK_SECONDS } from '@/access/documentLocks'
import { currentTenantFilter, currentTenantFilterAnd } from './restrictToTenant'
import type { ContentType } from '@/access/contentType'
import type { ContentGroup } from '@/access/permissions'
import { hasPublicPage } from '@/lib/site/addresses'
import { slugify } from '@/lib/content/slugify'
import type { ContentTypeOptions } from './contentType'
import { descriptionOf, labelsOf } from './labels'
import { timestampFields, publishingFields } from './fields/timestampFields'
import { slugFields } from './fields/slugFields'
import { tenantField } from './fields/tenantField'
import { themeFields } from './fields/themeFields'
import { zonesOf } from './fields/zonedDate'
import { fileFields } from './uploads/imageUpload'
import { auditPublishing, auditDeletion, rememberLiveState } from './AuditLog/auditPublishing'
import { deriveSlug, type SlugRule } from './hooks/deriveSlug'
import { redirectOldAddress, rememberAddress } from './hooks/redirectOldAddress'
import {
  cancelScheduleOfTrashed,
  cancelScheduleOfDeleted,
  answerWithDraft,
  guardLanguageAlone,
  guardPublishing,
  noteLanguageAlone,
  stampPublishing,
  markLiveDrafts,
} from './hooks/publishing'
import { guardBulk } from './hooks/bulk'
import { fallBackToFirstLanguage, guardLanguage, readCopiedLanguages } from './hooks/requests'
import { guardLock, restoreLock } from './hooks/locks'
import { describeBulkErrors } from './hooks/describeBulkErrors'
import { explainTrashed, includeTrashedTitles, trashDocumentItself } from './hooks/trash'
import { guardDepth, guardLiquid, guardPluginBlocks } from './blocks/guards'
import { guardReferences, rememberCopy, deleteReferencesOfDeleted, recordReferences } from './references/references'
import { guardStale, deleteSavesOfDeleted, recordSave } from './saves/saves'
import { guardThemeValues } from './theme/guardThemeValues'

const AUTOSAVE_MS = 2_000
const VERSIONS_KEPT = 30

/**
 * Defines a tenant-scoped content type: access by group, drafts, versions, autosave, scheduled publishing, trash,
 * locking, slug, references restricted to the tenant, and its position in navigation and search.
 *
 * To add a content type, create one file with this call and add one line to the list in `payload.config.ts`.
 */
export function defineContentType(options: ContentTypeOptions): ContentType {
  const { slug, titleField = 'title' } = options
  const group = options.group ?? { label: options.labels.plural, name: slug }
  return {
    slug,
    collection: toCollection(options, group, titleField),
    descriptionField: options.descriptionField ?? (hasField(options.fields, 'summary') ? 'summary' : null),
    group,
    heading: options.heading,
    icon: options.icon,
    isSearchable: options.isSearchable,
    partOf: options.partOf ?? null,
    searchPriority: options.searchPriority === undefined ? 50 : options.searchPriority,
    section: options.section,
    titleField,
  }
}

function toCollection(options: ContentTypeOptions, group: ContentGroup, titleField: string): CollectionConfig {
  const { hooks, slug, slugScope = 'tenant' } = options
  const fields = options.fields.map((field) =>
    'name' in field && field.name === titleField
      ? ({ ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field)
      : field,
  )
  const hasSlug = slugScope !== false
  const slugRule: SlugRule | null =
    slugScope === false ? null : { prefix: slugify(options.labels.singular), scope: slugScope, source: titleField }
  const hasAddress = hasSlug && hasPublicPage(slug)
  const publishing = guardPublishing(group)
  return {
    slug,
    access: forCollection(group),
    admin: {
      // The filename cell of an upload also renders its thumbnail.
      defaultColumns: [
        ...(options.upload ? ['filename'] : []),
        titleField,
        ...(options.columns ?? ['_status', 'updatedAt']),
      ],
      description: options.description && descriptionOf(slug, options.description),
      enableListViewSelectAPI: true,
      // Developers use the API documentation instead.
      hideAPIURL: true,
      listSearchableFields: hasSlug ? [titleField, 'slug'] : [titleField],
      pagination: { defaultLimit: 25, limits: [10, 25, 50, 100] },
      useAsTitle: titleField,
      ...options.admin,
      baseFilter: options.listFilter ? currentTenantFilterAnd(options.listFilter) : currentTenantFilter,
      components: withControls(options),
    },
    defaultSort: options.defaultSort ?? (titleField === 'name' ? 'name' : '-updatedAt'),
    fields: [
      tenantField(),
      ...(hasField(fields, titleField) ? [] : [createTitleField(titleField)]),
      ...fields,
      ...themeFields(slug),
      ...(options.upload ? fileFields() : []),
      ...(slugRule ? slugFields(slugRule) : []),
      ...publishingFields(),
      ...timestampFields(),
    ],
    forceSelect: { tenant: true, ...zonesOf(fields), publishDate_tz: true, ...options.forceSelect },
    hooks: {
      ...hooks,
      afterChange: [
        publishing.afterChange,
        restoreLock,
        recordReferences,
        recordSave,
        auditPublishing,
        cancelScheduleOfTrashed,
        ...(hasAddress ? [redirectOldAddress] : []),
        ...(hooks?.afterChange ?? []),
      ],
      afterDelete: [
        deleteReferencesOfDeleted,
        deleteSavesOfDeleted,
        auditDeletion,
        cancelScheduleOfDeleted,
        ...(hooks?.afterDelete ?? []),
      ],
      afterError: [explainTrashed, ...(hooks?.afterError ?? [])],
      afterOperation: [
        answerWithDraft,
        markLiveDrafts,
        describeBulkErrors,
        includeTrashedTitles,
        ...(hooks?.afterOperation ?? []),
      ],
      beforeOperation: [
        fallBackToFirstLanguage,
        guardBulk,
        trashDocumentItself,
        guardLock,
        guardStale,
        readCopiedLanguages,
        rememberCopy,
        noteLanguageAlone,
        ...(hooks?.beforeOperation ?? []),
      ],
      beforeChange: [
        publishing.beforeChange,
        ...(hasAddress ? [rememberAddress] : []),
        guardLanguageAlone,
        ...(hooks?.beforeChange ?? []),
        stampPublishing,
        guardThemeValues,
        guardReferences,
        rememberLiveState,
      ],
      beforeValidate: [
        guardTenant(group.name),
        guardLanguage,
        guardDepth,
        guardLiquid,
        guardPluginBlocks,
        ...(slugRule ? [deriveSlug(slugRule)] : []),
        ...(hooks?.beforeValidate ?? []),
      ],
    },
    indexes: [
      { fields: ['tenant', 'updatedAt'] },
      ...(slugScope === 'tenant' ? [{ fields: ['tenant', 'slug'], unique: true }] : []),
      ...(options.indexes ?? []),
    ],
    labels: labelsOf(slug, options.labels),
    lockDocuments: { duration: LOCK_SECONDS },
    trash: true,
    upload: options.upload,
    versions: {
      drafts: { autosave: options.upload ? false : { interval: AUTOSAVE_MS }, schedulePublish: true },
      maxPerDoc: VERSIONS_KEPT,
    },
  }
}

const createTitleField = (name: string): Field => ({
  name,
  type: 'text',
  admin: { disableBulkEdit: true },
  localized: true,
  maxLength: 300,
  required: true,
})

const hasField = (fields: Field[], name: string): boolean =>
  fields.some((field) => 'name' in field && field.name === name)

type AdminComponents = NonNullable<NonNullable<CollectionConfig['admin']>['components']>

const SAVE_STATE = '/src/components/document/SaveState/SaveState#SaveState'
const DOCUMENT_SCHEDULE = '/src/components/document/Schedule/DocumentSchedule#DocumentSchedule'
const TRASHED_TARGETS = '/src/components/document/TrashedTargets/TrashedTargets#TrashedTargets'
const VIEW_LIVE = '/src/components/document/ViewLive/ViewLive#ViewLive'
const LEAVE_DOCUMENT = '/src/components/document/LeaveDocument/LeaveDocument#LeaveDocument'
const TAKEN_OVER = '/src/components/document/TakenOver/TakenOver#TakenOver'
const LOCKED_SINCE = '/src/components/document/TakenOver/LockedSince#LockedSince'
const STALE_DOCUMENT = '/src/components/document/StaleDocument/StaleDocument#StaleDocument'
const DOCUMENT_USES = '/src/components/document/Uses/DocumentUses#DocumentUses'
const PUBLISH_BUTTON = '/src/components/document/Publish/PublishButton#PublishButton'
const LIST_USES = '/src/components/document/Uses/ListUses#ListUses'
const BULK_ACTIONS = '/src/components/document/BulkActions/BulkActions#BulkActions'
const LIST_MENU = '/src/components/document/ListMenu/ListMenu#ListMenu'
const EMPTY_LIST = '/src/components/document/EmptyList/EmptyList#EmptyList'
const LIST_CHANGED = '/src/components/document/ListChanged/ListChanged#ListChanged'
const TRASH_LIST = '/src/components/document/TrashList/TrashList#TrashList'
const WHERE_USED = '/src/components/document/Uses/WhereUsed#WhereUsed'
const MOVE_TO_TRASH = '/src/components/document/Trash/MoveToTrash#MoveToTrash'
const KEEP_CLOCKS = '/src/components/document/Moments/KeepClocks#KeepClocks'
const EDIT_SCREEN = '/src/components/document/NewDocument/EditScreen#EditScreen'
const BEGIN_DOCUMENT = '/src/components/document/NewDocument/BeginDocument#BeginDocument'
const SAVE_FILE_DRAFT = '/src/components/document/SaveFile/SaveFileDraft#SaveFileDraft'
const SAVE_DRAFT = '/src/components/document/NewDocument/SaveDraft#SaveDraft'
const FOLLOW_SITE = '/src/components/document/FollowSite/FollowSite#FollowSite'

/** Adds the controls that every content type has to the edit view and the list. The type's own components are kept. */
const withControls = ({ admin, slug, upload }: ContentTypeOptions): AdminComponents => {
  const ownComponents = admin?.components ?? {}
  return {
    ...ownComponents,
    beforeListTable: [
      BULK_ACTIONS,
      LIST_USES,
      TRASH_LIST,
      LIST_CHANGED,
      ...(ownComponents.beforeListTable ?? []),
      EMPTY_LIST,
    ],
    listMenuItems: [LIST_MENU, ...(ownComponents.listMenuItems ?? [])],
    edit: {
      PublishButton: PUBLISH_BUTTON,
      // Files are stored when they are uploaded.
      SaveDraftButton: upload ? SAVE_FILE_DRAFT : SAVE_DRAFT,
      ...ownComponents.edit,
      beforeDocumentControls: [
        ...(upload ? [] : [BEGIN_DOCUMENT]),
        SAVE_STATE,
        DOCUMENT_SCHEDULE,
        TRASHED_TARGETS,
        KEEP_CLOCKS,
        FOLLOW_SITE,
        LEAVE_DOCUMENT,
        TAKEN_OVER,
        LOCKED_SINCE,
        STALE_DOCUMENT,
        DOCUMENT_USES,
        ...(hasPublicPage(slug) ? [VIEW_LIVE] : []),
        ...(ownComponents.edit?.beforeDocumentControls ?? []),
      ],
      editMenuItems: [WHERE_USED, ...(ownComponents.edit?.editMenuItems ?? []), MOVE_TO_TRASH],
    },
    views: {
      ...ownComponents.views,
      edit: upload ? ownComponents.views?.edit : withEditScreen(ownComponents.views?.edit),
    },
  }
}

type EditViews = NonNullable<AdminComponents['views']>['edit']

const withEditScreen = (own: EditViews): EditViews => ({ default: { Component: EDIT_SCREEN }, ...own }) as EditViews
