import { memo } from 'react';
import type { ListModel, TextModel } from '../model/fieldModel.ts';
import { CatalogueInput } from './CatalogueInput.tsx';
import { ColumnsInput } from './ColumnsInput.tsx';
import type { FieldProps } from './fieldProps.ts';
import { JsonView } from './JsonView.tsx';
import { LinkInput } from './LinkInput.tsx';
import { ListInput } from './ListInput.tsx';
import { MediaInput } from './MediaInput.tsx';
import { ObjectInput } from './ObjectInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { ProductsInput } from './ProductsInput.tsx';
import { RichTextInput } from './RichTextInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import {
  AccessInput,
  BooleanInput,
  ColourInput,
  EnumInput,
  MomentInput,
  NumberInput,
  TextInput,
  TicksInput,
} from './simpleFields.tsx';
import { VariantsInput } from './VariantsInput.tsx';
import { VideoInput } from './VideoInput.tsx';

/** The control of a field, by its model. */
export const FieldOf = memo(function FieldOf(props: FieldProps) {
  const { model } = props;
  switch (model.kind) {
    case 'text':
      return <TextOf {...props} model={model} />;
    case 'number':
      return <NumberInput {...props} model={model} />;
    case 'boolean':
      return <BooleanInput {...props} model={model} />;
    case 'enum':
      return <EnumInput {...props} model={model} />;
    case 'object':
      if (model.control === 'picture') return <PictureInput {...props} model={model} />;
      return <ObjectInput {...props} model={model} />;
    case 'list':
      return <ListOf {...props} model={model} />;
    case 'variants':
      return <VariantsInput {...props} model={model} />;
    case 'unknown':
      return <JsonView path={props.path} label={props.label} />;
    case 'constant':
    case 'blocks':
      return null;
  }
});

function TextOf(props: FieldProps<TextModel>) {
  switch (props.model.control) {
    case 'richText':
      return <RichTextInput {...props} />;
    case 'link':
      return <LinkInput {...props} />;
    case 'product':
    case 'category':
    case 'brand':
      return <CatalogueInput {...props} kind={props.model.control} />;
    case 'media':
      return <MediaInput {...props} />;
    case 'video':
      return <VideoInput {...props} />;
    case 'moment':
      return <MomentInput {...props} />;
    case 'colour':
      return <ColourInput {...props} />;
    case 'access':
      return <AccessInput {...props} />;
    case 'text':
    case 'longText':
      return <TextInput {...props} />;
  }
}

function ListOf(props: FieldProps<ListModel>) {
  switch (props.model.control) {
    case 'ticks':
      return <TicksInput {...props} />;
    case 'products':
      return <ProductsInput {...props} />;
    case 'columns':
      return <ColumnsInput {...props} />;
    case 'rows':
      return <RowsInput {...props} />;
    case undefined:
      return <ListInput {...props} />;
  }
}
