{{- define "trolley.name" -}}
{{ .Release.Name }}
{{- end }}

{{- define "trolley.labels" -}}
app.kubernetes.io/name: trolley
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "trolley.allLabels" -}}
{{ include "trolley.labels" . }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}
