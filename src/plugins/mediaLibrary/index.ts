import { definePlugin, type CollectionConfig, type Config, type Field } from 'payload'
import { addFeature, mapCollections, uiLabel, withHooks, withListView } from '@/exports/server'
import { labelIn } from '@/collections/labels'
import { assertKindUnchanged } from './hooks/assertKindUnchanged'
import { refuseRepeatedUpload, rememberUpload } from './hooks/storeOnce'
import { normalizeStoredTags, MAX_TAGS, MAX_TAG_LENGTH } from './lib/normalizeTags'
import { fileMessages, libraryMessages, uploadsMessages } from './messages'
import { countMediaUses } from './operations/countMediaUses'
import { findUploadedMedia } from './operations/findUploadedMedia'
import { listMediaTags } from './operations/listMediaTags'
import { replaceMediaFile } from './operations/replaceMediaFile'

const LIST = '/src/plugins/mediaLibrary/components/Library/MediaList#MediaList'
const FILE = '/src/plugins/mediaLibrary/components/File/MediaFile#MediaFile'
const TAGS = '/src/plugins/mediaLibrary/components/Tags/TagsField#TagsField'
const TRAY = '/src/plugins/mediaLibrary/components/Uploads/UploadTray#UploadTray'
const TITLE = '/src/plugins/mediaLibrary/components/Title/TitleField#TitleField'

/** Media as a library: a grid of pictures, tags, file replacement, and focal points with previews. */
export const mediaLibrary = definePlugin({
  slug: 'mediaLibrary',
  plugin: ({ config }) =>
    addFeature(config, {
      name: 'mediaLibrary',
      activity: {
        'media.fileReplaced': {
          kind: 'content',
          names: ['title'],
          titled: 'activityMediaReplacedOf',
          message: 'activityMediaReplaced',
        },
      },
      extend: (config) => withUploadTray(mapCollections(config, 'media', withLibrary)),
      messages: [libraryMessages, fileMessages, uploadsMessages],
      operations: [listMediaTags, countMediaUses, replaceMediaFile, findUploadedMedia],
    }),
})

function withUploadTray(config: Config): Config {
  const components = config.admin?.components
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, providers: [...(components?.providers ?? []), TRAY] },
    },
  }
}

function withLibrary(collection: CollectionConfig): CollectionConfig {
  return {
    ...withHooks(withListView(collection, LIST), {
      afterChange: [rememberUpload],
      // Must run after the hooks that detect the type of a file.
      beforeOperation: [assertKindUnchanged, refuseRepeatedUpload],
    }),
    // Files are uploaded in the background: see `components/Uploads`.
    upload: { ...(typeof collection.upload === 'object' && collection.upload), bulkUpload: false },
    fields: [
      fileField,
      ...collection.fields.flatMap((field) =>
        'name' in field && field.name === 'title' ? [withSuggestedTitle(field), tagsField] : [field],
      ),
    ],
  }
}

const fileField: Field = {
  name: 'fileTools',
  type: 'ui',
  admin: { components: { Field: FILE }, disableBulkEdit: true, disableListColumn: true },
  label: uiLabel(labelIn('mediaFocal')),
}

const withSuggestedTitle = (field: Field): Field =>
  ({ ...field, admin: { ...field.admin, components: { Field: TITLE } } }) as Field

const tagsField: Field = {
  name: 'tags',
  type: 'text',
  admin: { components: { Field: TAGS }, position: 'sidebar' },
  hasMany: true,
  hooks: { beforeValidate: [normalizeStoredTags] },
  label: labelIn('mediaTags'),
  maxLength: MAX_TAG_LENGTH,
  maxRows: MAX_TAGS,
}
