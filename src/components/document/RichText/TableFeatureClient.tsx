'use client'

import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findCellNode,
  $findTableNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $isTableSelection,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  INSERT_TABLE_COMMAND,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import { createClientFeature, slashMenuBasicGroupWithItems } from '@payloadcms/richtext-lexical/client'
import {
  $getSelection,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { TablePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalTablePlugin'
import type { MessageKey } from '@/i18n/en'
import { Icon } from '@/components/ui/Icon/Icon'
import { translatorIn } from './translatorIn'

const TableIcon = () => <Icon name="Table" size={20} />

const insertTable = (editor: LexicalEditor) =>
  editor.dispatchCommand(INSERT_TABLE_COMMAND, {
    columns: '3',
    includeHeaders: { columns: false, rows: true },
    rows: '3',
  })

/** The node of the table that holds the cursor; null outside of tables. */
function $tableAt(selection: BaseSelection | null): TableNode | null {
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null
  const node = selection.anchor.getNode()
  return $findCellNode(node) && $findTableNode(node)
}

/** The cells of the first row, or of the first column. */
const $firstCells = (table: TableNode, line: 'column' | 'row'): TableCellNode[] => {
  const rows = table.getChildren().filter($isTableRowNode)
  const cells = line === 'row' ? (rows[0]?.getChildren() ?? []) : rows.map((row) => row.getFirstChild())
  return cells.filter($isTableCellNode)
}

/** Makes the first row or column a heading, or an ordinary one again. */
function $toggleHeading(table: TableNode, line: 'column' | 'row'): void {
  const isHeading = $firstCells(table, line).every((cell) => cell.hasHeader())
  if (line === 'row') $setTableRowIsHeader(table, 0, !isHeading)
  else $setTableColumnIsHeader(table, 0, !isHeading)
}

/** An act on the table at the cursor. */
const act = (key: string, message: MessageKey, $run: (table: TableNode) => unknown) => ({
  isEnabled: ({ selection }: { selection: BaseSelection }) => $tableAt(selection) !== null,
  key,
  label: ({ i18n }: { i18n: Parameters<typeof translatorIn>[0] }) => translatorIn(i18n)(message),
  onSelect: ({ editor }: { editor: LexicalEditor }) =>
    editor.update(() => {
      const table = $tableAt($getSelection())
      if (table) $run(table)
    }),
})

const insertItem = {
  key: 'tableInsert',
  label: ({ i18n }: { i18n: Parameters<typeof translatorIn>[0] }) => translatorIn(i18n)('editorTableInsert'),
  onSelect: ({ editor }: { editor: LexicalEditor }) => insertTable(editor),
}

/** Tables: everything is in one menu of the toolbar, for mouse, keyboard and touch alike. */
export const TableFeatureClient = createClientFeature({
  nodes: [TableNode, TableRowNode, TableCellNode],
  plugins: [
    {
      Component: () => <TablePlugin hasCellBackgroundColor={false} hasCellMerge={false} hasHorizontalScroll />,
      position: 'normal',
    },
  ],
  slashMenu: {
    groups: [
      slashMenuBasicGroupWithItems([
        {
          Icon: TableIcon,
          key: 'table',
          keywords: ['table', 'tabla', 'جدول'],
          label: ({ i18n }) => translatorIn(i18n)('editorTable'),
          onSelect: ({ editor }) => insertTable(editor),
        },
      ]),
    ],
  },
  toolbarFixed: {
    groups: [
      {
        ChildComponent: TableIcon,
        items: [
          { ...insertItem, isEnabled: ({ selection }) => $tableAt(selection) === null },
          act('tableRowAbove', 'editorTableRowAbove', () => $insertTableRowAtSelection(false)),
          act('tableRowBelow', 'editorTableRowBelow', () => $insertTableRowAtSelection(true)),
          act('tableColumnBefore', 'editorTableColumnBefore', () => $insertTableColumnAtSelection(false)),
          act('tableColumnAfter', 'editorTableColumnAfter', () => $insertTableColumnAtSelection(true)),
          act('tableHeadingRow', 'editorTableHeadingRow', (table) => $toggleHeading(table, 'row')),
          act('tableHeadingColumn', 'editorTableHeadingColumn', (table) => $toggleHeading(table, 'column')),
          act('tableDeleteRow', 'editorTableDeleteRow', () => $deleteTableRowAtSelection()),
          act('tableDeleteColumn', 'editorTableDeleteColumn', () => $deleteTableColumnAtSelection()),
          act('tableDelete', 'editorTableDelete', (table) => table.remove()),
        ],
        key: 'table',
        order: 15,
        type: 'dropdown',
      },
    ],
  },
})
