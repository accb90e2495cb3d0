import type { StateCommand } from '@codemirror/state';
import {
  Bold,
  BookOpen,
  Code,
  Heading,
  ImagePlus,
  Info,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  SquareCode,
  Table,
  TextQuote,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { noteKinds, noteTitles } from '#contract/kit/markdown/notes.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { AntdMenu } from '#web/kit/ui/antd/antd-menu.tsx';
import { insertCodeBlock, insertNote, toggleHeading, toggleList, toggleQuote } from './commands/blocks.ts';
import type { Dialect } from './dialect.ts';
import { insertLink, PLACEHOLDER, toggleCode, toggleMark } from './commands/marks.ts';
import { addColumn, addRow, alignColumn, insertTable } from './commands/tables.ts';
import styles from './markdown.module.css';

const ICON_PX = 18;
const HEADING_LEVELS = [1, 2, 3, 4] as const;

export interface ToolbarProps {
  dialect: Dialect;
  disabled: boolean;
  run: (command: StateCommand) => void;
  onEntry: () => void;
  onPicture: () => void;
}

interface Tool {
  name: TextKey;
  Icon: LucideIcon;
  act?: () => void;
  menu?: { key: string; label: string; command: StateCommand }[];
  /** Only pages of content show what it inserts. */
  isOfContent?: boolean;
}

const toolsOf = ({ run, onEntry, onPicture }: ToolbarProps): Tool[] => {
  const tool = (name: TextKey, Icon: LucideIcon, command: StateCommand): Tool => ({
    name,
    Icon,
    act: () => run(command),
  });
  const tableItem = (key: 'row' | 'column' | 'left' | 'center' | 'right', command: StateCommand) => ({
    key,
    label: t(`content.markdown.table.${key}`),
    command,
  });
  return [
    {
      name: 'content.markdown.heading',
      Icon: Heading,
      menu: HEADING_LEVELS.map((level) => ({
        key: String(level),
        label: t('content.markdown.headingOf', { level }),
        command: toggleHeading(level),
      })),
    },
    tool('content.markdown.bold', Bold, toggleMark('**')),
    tool('content.markdown.italic', Italic, toggleMark('*')),
    tool('content.markdown.code', Code, toggleCode),
    tool('content.markdown.codeBlock', SquareCode, insertCodeBlock),
    tool('content.markdown.quote', TextQuote, toggleQuote),
    tool('content.markdown.list', List, toggleList(false)),
    tool('content.markdown.numbered', ListOrdered, toggleList(true)),
    {
      name: 'content.markdown.table',
      Icon: Table,
      menu: [
        {
          key: 'insert',
          label: t('content.markdown.table.insert'),
          command: insertTable([t('content.markdown.table.first'), t('content.markdown.table.second')]),
        },
        tableItem('row', addRow),
        tableItem('column', addColumn),
        tableItem('left', alignColumn('left')),
        tableItem('center', alignColumn('center')),
        tableItem('right', alignColumn('right')),
      ],
    },
    tool('content.markdown.link', LinkIcon, insertLink(PLACEHOLDER, t('content.markdown.linkWords'))),
    { name: 'content.markdown.entry', Icon: BookOpen, act: onEntry, isOfContent: true },
    { name: 'content.markdown.picture', Icon: ImagePlus, act: onPicture },
    {
      name: 'content.markdown.note',
      Icon: Info,
      isOfContent: true,
      menu: noteKinds.map((kind) => ({ key: kind, label: noteTitles[kind], command: insertNote(kind) })),
    },
  ];
};

/** Moves the focus between the tools: the toolbar is one stop of the Tab key. */
const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const tools = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = tools.indexOf(event.target as HTMLButtonElement);
  if (step === undefined || at === -1) return;
  event.preventDefault();
  const next = tools[(at + step + tools.length) % tools.length];
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
  next?.focus();
};

/** The tools above the text. */
export const Toolbar = (props: ToolbarProps) => {
  const { dialect, disabled, run } = props;
  const tools = toolsOf(props).filter(({ isOfContent }) => dialect === 'content' || !isOfContent);
  return (
    <div
      className={styles.tools}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('content.markdown.tools')}
      onKeyDown={moveFocus}
    >
      {tools.map(({ name, Icon, act, menu }, at) => {
        const button = (
          <button
            key={name}
            type="button"
            className={styles.tool}
            disabled={disabled}
            tabIndex={at === 0 ? 0 : -1}
            aria-label={t(name)}
            title={t(name)}
            // The selection of the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            <Icon size={ICON_PX} aria-hidden="true" />
          </button>
        );
        if (!menu) return button;
        return (
          <AntdMenu
            key={name}
            disabled={disabled}
            items={menu.map(({ key, label }) => ({ key, label }))}
            onChoose={(key) => {
              const chosen = menu.find((item) => item.key === key);
              if (chosen) run(chosen.command);
            }}
          >
            {button}
          </AntdMenu>
        );
      })}
    </div>
  );
};
