import { Input } from 'antd';
import { useId } from 'react';
import { lengthOf } from '#contract/organisation/fields.ts';
import { GROUP_NAME_MAXIMUM } from '#contract/organisation/limits.ts';

interface GroupFieldProps {
  id?: string;
  groups: readonly string[];
  value?: string;
  onChange?: (groupName: string) => void;
}

/** A field for the name of a group: an existing one or a new one. */
export const GroupField = ({ groups, value = '', onChange, ...rest }: GroupFieldProps) => {
  const list = useId();
  return (
    <>
      <Input
        {...rest}
        list={list}
        autoComplete="off"
        value={value}
        count={{ show: true, max: GROUP_NAME_MAXIMUM, strategy: lengthOf }}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <datalist id={list}>
        {groups.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
};
