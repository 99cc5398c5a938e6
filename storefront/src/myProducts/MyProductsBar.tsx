import { myProductSorts, orderabilities } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useNavigate } from '../shell/router/RouterProvider.tsx';
import { useText } from '../shell/shop.tsx';
import { MyProductsSources } from './MyProductsSources.tsx';
import { type MyProductsView, writeView } from './myProductsAddress.ts';

interface MyProductsBarProps {
  readonly path: string;
  readonly view: MyProductsView;
}

/** Where the products come from, whether they can be had, and in which order: each an address of its own. */
export function MyProductsBar({ path, view }: MyProductsBarProps) {
  const text = useText();
  const navigate = useNavigate();
  const hrefOf = (next: Partial<MyProductsView>) => path + writeView({ ...view, page: 1, ...next });
  const go = (next: Partial<MyProductsView>) => void navigate(hrefOf(next), { preventScrollReset: true });
  return (
    <>
      <MyProductsSources path={path} view={view} />
      <div className="listing-bar">
        <Choice
          label={text('myProducts.orderability.label')}
          value={view.orderability ?? ''}
          choices={[
            ['', text('myProducts.orderability.all')],
            ...orderabilities.map((one) => [one, text(`myProducts.orderability.${one}`)] as const),
          ]}
          onChoose={(value) => go({ orderability: orderabilities.find((one) => one === value) })}
        />
        <Choice
          label={text('myProducts.sort.label')}
          value={view.sort}
          choices={myProductSorts.map((one) => [one, text(`myProducts.sort.${one}`)] as const)}
          onChoose={(value) => go({ sort: myProductSorts.find((one) => one === value) ?? view.sort })}
        />
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  onChoose(value: string): void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useElementId();
  return (
    <div className="sort-form">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <span className="select">
        <select
          id={id}
          className="input"
          value={value}
          autoComplete="off"
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {choices.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size="s" />
      </span>
    </div>
  );
}
