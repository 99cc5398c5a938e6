import {
  clearRecipeFacets,
  pictureSource,
  type RecipeFacet,
  type RecipeFacetKey,
  type RecipeFilter,
  toggleRecipeFacet,
} from '@trolley/contract';
import '../../catalogue/listing.css';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CloseIcon, FilterIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useText } from '../../shell/shop.tsx';
import { useRecipeFacetName } from './facetName.ts';

const panelId = 'filters';

interface RecipeFacetsProps {
  readonly facets: readonly RecipeFacet[];
  readonly filter: RecipeFilter;
  hrefOf(filter: RecipeFilter): string;
  /** How many recipes there are, in words. */
  readonly counted: string;
  readonly chosen: number;
}

/** The questions a cook asks, in their order; what belongs to this week stands under one heading. */
const groups: readonly { readonly name: string; readonly keys: readonly RecipeFacetKey[] }[] = [
  { name: 'time', keys: ['time'] },
  { name: 'week', keys: ['offer', 'member'] },
  { name: 'season', keys: ['season'] },
  { name: 'diet', keys: ['diet'] },
  { name: 'course', keys: ['course'] },
  { name: 'thing', keys: ['thing'] },
];

/** Opens the panel where it is a sheet. */
export function FacetButton({ chosen }: { readonly chosen: number }) {
  const text = useText();
  return (
    <Button kind="outline" size="s" icon={FilterIcon} className="filter-button" popoverTarget={panelId}>
      {chosen > 0 ? text('catalogue.filters.openChosen', { count: chosen }) : text('catalogue.filters.open')}
    </Button>
  );
}

/** The column beside the list; on a narrow screen a sheet over it, which opens without a script. */
export function RecipeFacets({ facets, filter, hrefOf, counted, chosen }: RecipeFacetsProps) {
  const text = useText();
  return (
    <aside
      id={panelId}
      popover="auto"
      className="filter-panel recipe-facets"
      aria-label={text('catalogue.filters.label')}
    >
      <div className="filter-head">
        <h2>{text('catalogue.filters.label')}</h2>
        {chosen > 0 && (
          <TextLink href={hrefOf(clearRecipeFacets(filter))} rel="nofollow">
            {text('catalogue.filters.reset')}
          </TextLink>
        )}
        <IconButton
          icon={CloseIcon}
          label={text('catalogue.filters.close')}
          popoverTarget={panelId}
          popoverTargetAction="hide"
        />
      </div>
      <div className="filter-body">
        {groups.map(({ name, keys }) => {
          const inGroup = facets.filter(({ key }) => keys.includes(key));
          return (
            inGroup.length > 0 && (
              <div key={name} className="facet" role="group" aria-labelledby={`facet-${name}`}>
                <h3 id={`facet-${name}`}>{text(`recipe.facet.${name}`)}</h3>
                <Choices name={name} facets={inGroup} filter={filter} hrefOf={hrefOf} />
              </div>
            )
          );
        })}
      </div>
      <div className="filter-foot">
        <Button wide popoverTarget={panelId} popoverTargetAction="hide">
          {text('catalogue.filters.show', { counted })}
        </Button>
      </div>
    </aside>
  );
}

type ChoicesProps = Pick<RecipeFacetsProps, 'facets' | 'filter' | 'hrefOf'> & { readonly name: string };

function Choices({ name, facets, filter, hrefOf }: ChoicesProps) {
  const nameOf = useRecipeFacetName();
  return (
    <ul className={classes('facet-choices', name === 'time' && 'facet-pills', name === 'thing' && 'facet-things')}>
      {facets.flatMap(({ key, values }) =>
        values.map((value) => (
          <li key={`${key}-${value.value}`}>
            {/* A crawler need not see every combination. */}
            <a
              href={hrefOf(toggleRecipeFacet(filter, key, value.value))}
              rel="nofollow"
              aria-current={value.selected ? 'true' : undefined}
              suppressHydrationWarning
            >
              {value.picture !== undefined && (
                <Picture src={pictureSource(value.picture, 160)} alt="" width={52} height={52} />
              )}
              {nameOf(key, value)}
              {name !== 'time' && <small>{value.count}</small>}
            </a>
          </li>
        )),
      )}
    </ul>
  );
}

/** On a phone, beside the button of the filters: what is asked for most, one press each. */
export function QuickFacets({ facets, filter, hrefOf }: Pick<RecipeFacetsProps, 'facets' | 'filter' | 'hrefOf'>) {
  const nameOf = useRecipeFacetName();
  const quick: readonly (readonly [RecipeFacetKey, string])[] = [
    ['time', '45'],
    ['offer', '1'],
    ['season', 'now'],
    ['diet', 'vegetarian'],
    ['time', '20'],
  ];
  const choices = quick.flatMap(([key, wanted]) => {
    const value = facets.find((facet) => facet.key === key)?.values.find((one) => one.value === wanted);
    return value ? [{ key, value }] : [];
  });
  return (
    <ul className="quick-filters">
      {choices.map(({ key, value }) => (
        <li key={`${key}-${value.value}`}>
          <a
            href={hrefOf(toggleRecipeFacet(filter, key, value.value))}
            rel="nofollow"
            aria-current={value.selected ? 'true' : undefined}
            suppressHydrationWarning
          >
            {nameOf(key, value)}
          </a>
        </li>
      ))}
    </ul>
  );
}
